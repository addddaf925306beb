import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const indonesianPapers: Forms = {
  name: 'nama syarikat',
  person: 'wajib pajak, yang bersangkutan',
  holder: 'pemegang akaun, nama pemilik, nama pemegang, nama pada kartu',
  student: 'lulusan',
  employee: 'kakitangan, nama pegawai, nama karyawan',
  customer: 'pemesan, pengguna',
  provider: 'pemasok, pembekal',
  landlord: 'pemilik, pihak yang menyewakan',
  manager: 'direktur, direktur utama, pengarah, pimpinan',
  employer:
    'majikan, tempat kerja, nama perusahaan, badan usaha, nama instansi, pelaku usaha, nama badan usaha, nama pelaku usaha',
  university: 'universiti, institusi, asal sekolah, nama sekolah, nama perguruan tinggi, sekolah asal',
  course:
    'bidang studi, bidang pengajian, nama pelatihan, mata pelajaran, nama mata kuliah, nama kursus, kompetensi keahlian',
  position: 'jawatan',
  type: 'status kepegawaian, bentuk badan usaha, jenis akaun',
  group: 'kelas, angkatan',
  start:
    'tarikh mula, tmt, tanggal mulai kerja, mulai tanggal, berlaku dari tanggal, tanggal diterima, mulai sewa, tanggal mulai sewa, tanggal mulai berlaku, tanggal berlaku, tmt kerja, tanggal pencairan, tanggal aktif, tanggal mulai asuransi, mulai asuransi, terhitung mulai',
  until:
    'tarikh tamat, sah sehingga, berlaku sampai dengan, sampai dengan, masa berlaku sampai, tanggal akhir, tanggal keluar, tanggal berhenti, tanggal habis, berlaku s d tanggal, berakhirnya, tanggal berakhir asuransi, akhir asuransi, akhir masa, masa berlaku hingga, exp date obat, tanggal kadaluarsa, aktif s d, tanggal akhir sewa, jatuh tempo pajak',
  issued:
    'tanggal surat, tarikh dikeluarkan, tanggal cetak, diterbitkan tanggal, tanggal resep, tgl terbit, tgl cetak, tanggal hasil, waktu hasil, tanggal keputusan, tanggal penetapan, tanggal nota',
  created:
    'tanggal bayar, tanggal transaksi, tarikh bayaran, tanggal pesan, tanggal pesanan, tanggal pemesanan, tanggal daftar, waktu pemesanan, waktu transaksi, tanggal pendaftaran, tgl transaksi, tanggal buka rekening, tanggal masuk berkas, tgl bayar, waktu pembayaran, tanggal pembayaran, tanggal lapor',
  birthplace: 'tempat tanggal lahir',
  reference: 'nomor surat, no surat, nomor transaksi, no rujukan',
  number:
    'nomor induk, nim, nip, nomor seri, no siri, no rm, no rekam medis, nomor rekam medis, nomor kk, no kk, nomor kartu keluarga, nomor identitas pelanggan',
  taxNumber: 'no pendaftaran syarikat, nomor pajak, no npwp, nomor npwp, npwpd',
  nationalId:
    'no kad pengenalan, nomor kependudukan, nomor identitas, no identitas, nomor nik, nomor paspor, nomor kitas',
  total: 'jumlah, jumlah keseluruhan, jumlah perlu dibayar',
  paid: 'telah dibayar, jumlah bayar, jumlah diterima',
  outstanding: 'baki tertunggak, sisa pokok',
  money: 'terbilang',
  net: 'thp',
  product: 'keterangan, uraian',
  property: 'obyek pajak, unit',
  vehicle: 'merek, merk, merk tipe',
  grade: 'nilai, predikat, ipk kumulatif, nilai rata rata, rata rata, indeks prestasi kumulatif, skor',
  period: 'masa, bulan tagihan, tempoh',
  city: 'kecamatan, desa, kelurahan, desa kelurahan, provinsi, tempat terbit, diterbitkan di, dikeluarkan di',
  driver: 'pengantar, pengantar paket, petugas pengantar, kurir, nama kurir, sopir bus, nama sopir, nama pengemudi',
  address:
    'alamat domisili, alamat sesuai ktp, alamat kantor, kedudukan, tempat kedudukan, alamat perusahaan, alamat usaha, alamat penerima',
  fee: 'biaya admin, biaya administrasi, biaya layanan, biaya layanan bank, admin bank, ongkir, ongkos kirim, biaya kirim, biaya pengiriman, spp, uang kuliah, ukt, uang sekolah, retribusi, biaya jasa, uang pangkal, ongkos',
  shipping: 'ongkir, ongkos kirim, biaya kirim, biaya pengiriman',
  price:
    'rp tag pln, tag pln, tagihan pln, tagihan pokok, harga satuan, harga tiket, harga beli, harga jual, tarif per kwh',
  tax: 'ppj, pajak penerangan jalan, pbb, pph, bea meterai, meterai, materai, pajak kendaraan, ppn barang, pajak terutang, pph terutang',
  insured: 'tertanggung utama, peserta asuransi, peserta bpjs, nama peserta',
  frequency: 'seberapa sering, seberapa sering bayar, cara bayar premi, periode pembayaran, frekuensi bayar',
  updated:
    'tanggal perubahan, tanggal pembaruan, perubahan, pembaruan, tanggal pembaruan data, perubahan terakhir, terakhir diubah, terakhir kali diubah, pemutakhiran, perubahan data terakhir',
  origin:
    'stasiun naik, naik di, stasiun berangkat, stasiun keberangkatan, kota asal, bandara keberangkatan, pelabuhan asal, dari stasiun, titik keberangkatan',
  destination:
    'stasiun turun, turun di, stasiun tiba, stasiun kedatangan, kota tujuan, bandara kedatangan, pelabuhan tujuan, turun di stasiun',
  duration:
    'masa tenggang, tenor, lama pinjaman, lama sewa, masa garansi, lama studi, lama tinggal, masa percobaan, jangka waktu kredit, berapa lama, masa pembayaran premi, masa asuransi',
  overdue: 'masa tenggang, menunggak, telat',
  date: 'kapan, tanggal dan waktu, hari tanggal, tgl dan jam, tanggal kejadian, tanggal periksa',
  quantity:
    'jumlah penumpang, jumlah tamu, jumlah barang, jumlah orang, jumlah lembar, jumlah anggota keluarga, berapa',
  time: 'jam mulai, jam berangkat, jam tiba, jam praktek, waktu mulai, pukul mulai, jam keberangkatan, jam kedatangan',
  doctor:
    'dokter pemeriksa, dokter penanggung jawab, dpjp, nama dokter, perawat, bidan, dokter perujuk, dokter pengirim, vaksinator, dokter hewan',
  hospital:
    'fasilitas kesehatan, faskes, faskes tingkat i, poliklinik, fasyankes, nama faskes, balai kesehatan, nama rumah sakit',
  department: 'poli tujuan, poliklinik, unit kerja, seksi, bidang',
  appointment:
    'tanggal kontrol, tanggal periksa, jadwal kontrol, kontrol ulang, tanggal kunjungan, jadwal pemeriksaan, kontrol kembali, jadwal kunjungan',
  patient: 'nama pasien, no rekam medis, rekam medis',
  booking: 'kode pemesanan',
  capital: 'modal usaha, modal, modal dasar, modal disetor, penanaman modal, modal ditempatkan',
  registration:
    'tanggal pendaftaran pertama, stnk, bpkb, akta kelahiran, daftar, tanggal registrasi, nib, nomor induk berusaha',
  first: 'pertama kali, pendaftaran pertama',
  due: 'tanggal pengembalian, tanggal kembali, batas waktu, tenggat, batas akhir, batas pengambilan, paling lambat, tgl jatuh tempo, batas waktu pembayaran, harus kembali, tanggal harus kembali, batas pengembalian, bayar paling lambat, batas bayar, tenggat waktu, kapan jatuh tempo, kapan harus bayar',
  balance: 'saldo awal, saldo saat ini, saldo terakhir',
  coverage: 'manfaat, santunan, nilai santunan, manfaat asuransi, batas tanggung jawab, plafon manfaat',
  area: 'luas, luas tanah, luas bangunan, luas bumi',
  reading:
    'stand awal, stand akhir, stand lalu, stand kini, meter awal, meter akhir, stand meter awal, stand meter akhir, pencatatan meter, tanggal catat meter, angka stand',
  usage: 'pemakaian kwh, total pemakaian, pemakaian air, pemakaian listrik, kwh terpakai, jumlah pemakaian',
  pay: 'gaji pokok bulanan, gaji dasar, upah pokok, take home pay',
  limit: 'batas maksimum, limit transfer, limit harian, batas pinjaman, plafon, maksimal pinjam, batas jumlah',
  status: 'status perkawinan, status kawin, status pesanan, status pengiriman, status pegawai',
  owner: 'nama pemilik, pemilik kendaraan, nama pemilik kendaraan, pemegang hak',
  borrower: 'nama debitur, penerima pinjaman, pihak peminjam',
  recipient: 'nama penerima',
  sender: 'nama pengirim, nama dan alamat pengirim',
  child: 'anak kandung, nama bayi, balita',
  event: 'nama acara, kegiatan, nama kegiatan, pameran',
  seat: 'no kursi, nomor tempat duduk, jumlah tempat duduk, jumlah kursi',
  method: 'metode bayar, jenis pembayaran, cara membayar, jalur pembayaran',
  phone: 'no hp aktif, no wa, whatsapp, nomor kontak, no telp, telp, nomor telp',
  loan: 'fasilitas kredit, jenis kredit, jenis pinjaman',
  refund: 'dana kembali, uang kembali, nilai tunai, nilai penyerahan, restitusi',
  beneficiary: 'yang ditunjuk, penerima manfaat asuransi, nama ahli waris',
};
