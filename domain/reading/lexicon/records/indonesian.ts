import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Indonesian. */
export const indonesianRecords: Forms = {
  colour: 'warna, warna kendaraan, warna bulu, warna cat',
  fuel: 'bahan bakar, jenis bahan bakar, bbm',
  make: 'merek, merk, merek kendaraan, pabrikan, produsen, merk kendaraan, pembuat, pabrik pembuat',
  model: 'tipe kendaraan, model kendaraan, jenis model, tipe barang, model barang',
  body: 'bentuk bodi, jenis bodi, bodi kendaraan',
  engine: 'mesin, nomor mesin, no mesin',
  engineSize: 'isi silinder, kapasitas mesin, isi silinder mesin, volume silinder',
  weight: 'berat, berat badan, bobot, berat kotor, berat bersih, berat paket, berat barang, jumlah berat, berat total',
  mileage: 'jarak tempuh, kilometer, odometer kendaraan, jarak yang ditempuh',
  emissions: 'emisi, emisi gas buang, emisi karbon',
  manufactured:
    'tahun pembuatan, tahun perakitan, tahun produksi, tahun rakit, tanggal produksi, tahun bangun, tahun dibangun, tahun kendaraan',
  use: 'penggunaan kendaraan, peruntukan, fungsi, penggunaan tanah, jenis penggunaan, peruntukan tanah, kegunaan',
  inspection:
    'pemeriksaan, uji, inspeksi, uji berkala, uji kir, pengujian, pemeriksaan kesehatan, jenis pemeriksaan, medical check up',
  inspector: 'pemeriksa, penguji, petugas pemeriksa, diperiksa oleh, pencatat meter',
  station: 'tempat uji, bengkel, tempat pengujian, tempat pemeriksaan, balai uji, laboratorium',
  result: 'hasil, kesimpulan, hasil pemeriksaan, keputusan, hasil uji, hasil penilaian, hasil akhir, hasil tes, kesan',
  defect: 'kerusakan, cacat, kekurangan, temuan, keluhan kerusakan',
  restriction: 'pembatasan, batasan, syarat khusus, ketentuan khusus, larangan',
  carrier:
    'ekspedisi, jasa pengiriman, maskapai, perusahaan pengiriman, jasa kirim, jasa ekspedisi, operator bus, dikirim oleh',
  pickup:
    'tempat pengambilan, lokasi pengambilan, titik pengambilan, ambil di, pengambilan, lokasi penjemputan, tempat ambil, loker paket, alamat penjemputan, titik jemput, titik naik, diambil di',
  contents: 'isi paket, isi kiriman, deskripsi barang, isi barang, muatan',
  note: 'catatan, keterangan tambahan, instruksi, catatan pengiriman, catatan pembeli, catatan khusus, anjuran, instruksi khusus, saran, permintaan khusus, keterangan',
  expected:
    'perkiraan, estimasi, estimasi tiba, perkiraan tiba, perkiraan sampai, estimasi sampai, estimasi diterima, perkiraan diterima, estimasi pengiriman, diperkirakan, diperkirakan tiba, estimasi kedatangan',
  shipped:
    'dikirim, tanggal pengiriman, tgl pengiriman, tanggal kirim, tgl kirim, dikirim pada, diserahkan, waktu kirim, waktu pengiriman, tanggal penyerahan, tanggal diserahkan, diserahkan ke kurir, tanggal pickup',
  cashOnDelivery: 'bayar di tempat, nilai cod, jumlah cod, tagihan cod, bayar saat terima',
  code: 'kode akses, kode verifikasi, kode keamanan, kode pengambilan, kata sandi, kode otp, kode pintu, kode unik, kode loker, kode konfirmasi, sandi, pin pengambilan',
  barcode: 'kode batang, kode bar, nomor barcode',
  article: 'kode barang, kode produk, suku cadang, nomor barang, kode artikel, nomor suku cadang',
  diagnosis:
    'diagnosa, diagnosis penyakit, diagnosa awal, keluhan, diagnosa utama, diagnosis utama, diagnosa penyakit, diagnosis kerja, kode diagnosa',
  disease: 'penyakit, riwayat penyakit, jenis penyakit, nama penyakit',
  medicine: 'obat, nama obat, jenis vaksin, nama vaksin, vaksin, obat yang diresepkan, merek vaksin, jenis obat',
  ingredient: 'zat aktif, bahan aktif, komposisi, kandungan, nama generik',
  dosage:
    'dosis pemakaian, aturan pakai, cara pakai, aturan minum, cara minum, dosis dan aturan pakai, cara penggunaan, takaran, signa',
  dose: 'dosis, dosis ke, vaksin ke, suntikan ke, dosis vaksin, imunisasi ke',
  batch: 'nomor batch, no batch, nomor lot, nomor bets, kode produksi, no bets, no lot',
  pharmacy: 'apotek, apotik, instalasi farmasi, farmasi, nama apotek, depo farmasi',
  pharmacist: 'apoteker, asisten apoteker, penyerah obat',
  sample: 'sampel, spesimen, bahan pemeriksaan, jenis sampel, jenis spesimen, bahan sampel',
  sampled:
    'tanggal pengambilan sampel, pengambilan sampel, tanggal sampling, waktu pengambilan, sampel diambil, waktu pengambilan sampel, jam sampling, tgl pengambilan sampel',
  bodyHeight: 'tinggi badan, tinggi',
  copayment:
    'iur biaya, bayar sendiri, bagian pasien, biaya pasien, ditanggung pasien, selisih biaya, urun biaya, tanggungan pasien',
  chip: 'mikrochip, mikrocip, nomor mikrochip, nomor chip, no mikrochip, nomor microchip',
  species: 'spesies, jenis hewan, jenis hewan peliharaan',
  breed: 'ras hewan, jenis ras, ras anjing, ras kucing',
  blood: 'gol darah, golongan darah',
  father: 'ayah, nama ayah, bapak, nama bapak, ayah kandung, nama ayah kandung, nama orang tua ayah',
  mother: 'ibu, nama ibu, nama ibu kandung, ibu kandung',
  spouse: 'suami, istri, pasangan, nama pasangan, suami istri, nama suami, nama istri, nama suami istri',
  guarantor: 'penjamin, pihak penjamin, penjamin utang, avalis',
  householder: 'kepala keluarga, nama kepala keluarga, kepala rumah tangga, nama kk',
  relation:
    'hubungan, hubungan keluarga, status hubungan dalam keluarga, shdk, status hubungan, hubungan dengan pasien, hubungan dengan tertanggung, hubungan dalam keluarga, hubungan dengan kepala keluarga, hubungan dengan pemegang polis',
  teacher:
    'guru, dosen, pengajar, wali kelas, pelatih, instruktur, pembimbing, dosen pembimbing, guru kelas, dosen wali, dosen pengampu, nama wali kelas, pemateri, narasumber',
  author: 'penulis, pengarang, nama pengarang',
  agent:
    'agen asuransi, pialang, perantara, broker asuransi, tenaga pemasar, nama agen, agen penjual, kode agen, agen properti',
  caseworker:
    'petugas, petugas penanggung jawab, pejabat, dibuat oleh, diproses oleh, nama petugas, petugas loket, operator petugas, kasir, penanggung jawab berkas, disusun oleh, petugas pelayanan, verifikator',
  signatory:
    'penanda tangan, tanda tangan, ditandatangani oleh, penandatangan, disetujui oleh, ttd, disahkan oleh, pejabat penandatangan, yang menandatangani, mengetahui',
  representative:
    'wakil, perwakilan, kuasa, penanggung jawab, direktur, wali, orang tua wali, kuasa hukum, diwakili oleh, direksi, nama direktur, nama wali, pengurus, nama penanggung jawab, susunan pengurus, anggota direksi',
  chairperson: 'ketua, ketua umum, presiden, komisaris utama, ketua pengurus, ketua yayasan, nama ketua',
  shareholder: 'pemegang saham, pemilik saham, nama pemegang saham',
  court: 'pengadilan, pengadilan negeri, pengadilan agama, mahkamah, pengadilan tinggi',
  authority:
    'pejabat berwenang, otoritas, kantor pajak, lembaga, dinas, kementerian, instansi berwenang, kantor pertanahan, lembaga oss, kantor imigrasi, disdukcapil, kpp terdaftar, samsat, pejabat penerbit, kantor penerbit, kantor pelayanan pajak',
  creditor: 'kreditur, pemberi pinjaman, pemegang hak tanggungan, penerima fidusia, kreditor, pemegang hipotek',
  founded:
    'tanggal pendirian, didirikan, berdiri sejak, tanggal berdiri, pendirian, tahun berdiri, tgl pendirian, tanggal akta pendirian, didirikan pada',
  signed:
    'tanggal perjanjian, ditandatangani pada, tanggal tanda tangan, tanggal kontrak, tanggal penandatanganan, ditandatangani, tanggal akad, tgl perjanjian, pada hari ini tanggal, tanggal perkawinan akta',
  activity:
    'bidang usaha, kegiatan usaha, kbli, jenis usaha, usaha, maksud dan tujuan, kegiatan utama, klasifikasi usaha, judul kbli, bidang kegiatan, sektor usaha',
  brand: 'merek dagang, nama dagang, nama usaha, nama toko usaha, nama komersial',
  purpose:
    'keperluan, maksud, tujuan penggunaan, tujuan pinjaman, tujuan pembuatan, untuk keperluan, tujuan kredit, keperluan surat, tujuan transaksi, maksud pembuatan',
  reason:
    'alasan, sebab, penyebab, alasan pindah, alasan penolakan, alasan pengajuan, alasan cuti, alasan pengembalian, jenis pelanggaran',
  plot: 'bidang tanah, persil, kavling, tanah, nib tanah, nomor bidang, nomor persil, letak tanah',
  deed: 'akta notaris, akta pendirian, sertipikat, hak milik, hak guna bangunan, asal hak, nomor akta, surat ukur, jenis hak, dasar pendaftaran, sertipikat hak milik, akta jual beli',
  share:
    'bagian kepemilikan, saham, porsi, porsi kepemilikan, kepemilikan saham, persentase kepemilikan, persentase saham, jumlah saham',
  floor: 'lantai, lantai ke, jumlah lantai',
  apartment: 'nomor unit, no unit, nomor apartemen, unit apartemen, nomor rumah susun, nomor kamar',
  rooms: 'jumlah kamar, kamar tidur, jumlah kamar tidur, tata ruang',
  valuation:
    'njop, nilai jual objek pajak, nilai taksiran, nilai pasar, taksiran, nilai agunan, nilai objek, harga pasar, njkb, nilai jual',
  turnover:
    'omzet, omset, peredaran usaha, penjualan, peredaran bruto, hasil penjualan, omzet tahunan, penerimaan usaha',
  fund: 'dana cadangan, sinking fund iuran, dana perbaikan, dana pemeliharaan, dana abadi',
  territory:
    'wilayah, wilayah pertanggungan, wilayah berlaku, cakupan wilayah, batas wilayah, wilayah hukum, wilayah berlakunya, lingkup wilayah',
  supplyPoint:
    'id pelanggan, idpel, id pel, nomor id pelanggan, nomor sambungan, nomor pelanggan pln, no sambungan, nosambungan',
  distributor: 'penyalur, distributor listrik, penyedia listrik, perusahaan listrik, unit layanan pelanggan',
  opening:
    'saldo awal, awal periode, stand awal, meter awal, stand lalu, bulan lalu, stand meter lalu, stand meter awal, meter lalu, posisi awal',
  closing:
    'saldo akhir, akhir periode, stand akhir, meter akhir, stand kini, bulan ini, stand meter akhir, stand meter kini, meter kini, posisi akhir',
  principal:
    'pokok pinjaman, sisa pokok, pokok utang, plafon, jumlah pinjaman, pokok kredit, sisa pokok pinjaman, plafon kredit, plafon pinjaman, pokok hutang, baki debet, nilai pinjaman, outstanding pokok',
  instalment:
    'angsuran, cicilan, angsuran bulanan, cicilan bulanan, angsuran per bulan, jumlah angsuran, angsuran ke, cicilan ke, besar angsuran, nominal angsuran, nilai angsuran, cicilan per bulan',
  overpayment: 'kelebihan bayar, lebih bayar, kelebihan pembayaran, saldo lebih, deposit lebih, pajak lebih bayar',
  lateFee:
    'denda keterlambatan, biaya keterlambatan, denda, bunga keterlambatan, denda terlambat, denda telat bayar, biaya keterlambatan bayar, sanksi administrasi',
  deduction:
    'potongan, jumlah potongan, total potongan, pengurang, pemotongan, ptkp, potongan gaji, pajak dipotong, pph dipotong, kredit pajak, jumlah pengurangan, biaya jabatan, pph yang dipotong, potongan pajak',
  taxBase:
    'dasar pengenaan pajak, penghasilan kena pajak, dpp, dasar pengenaan, njop untuk penghitungan pbb, jumlah penghasilan bruto, njop dasar pengenaan, penghasilan neto',
  bonus: 'tunjangan, lembur, insentif, thr, uang lembur, uang makan, uang transport, komisi, upah lembur, premi lembur',
  contribution:
    'iuran bpjs, iuran jaminan, bpjs, iuran wajib, iuran kesehatan, iuran peserta, potongan bpjs, simpanan wajib',
  hours:
    'jam kerja, jumlah jam, jam lembur, jam pelajaran, total jam, jam kerja per minggu, jumlah jam kerja, jam pelatihan, jumlah jam lembur, jam per minggu',
  leave: 'cuti, sisa cuti, cuti tahunan, jatah cuti, saldo cuti, hak cuti, hari cuti, sisa cuti tahunan, jumlah cuti',
  noticePeriod:
    'pemberitahuan sebelumnya, jangka waktu pemberitahuan, masa pemberitahuan, pemberitahuan berhenti, pemberitahuan pengakhiran, periode pemberitahuan, pemberitahuan pengunduran diri',
  branch:
    'kantor cabang, cabang pembantu, cabang, kantor cabang pembantu, kcp, kantor unit, unit kerja, kantor pusat, cabang pembuka, cabang pembukaan, cabang perpustakaan, kantor kas',
  channel:
    'saluran, kanal, media pemberitahuan, cara pemberitahuan, saluran pembayaran, kanal pembayaran, cara dihubungi, media komunikasi, notifikasi',
  studyYear: 'kelas tingkat, tingkat kelas, tahun ke, semester ke, semester berjalan, kelas saat ini, tingkat studi',
  studyMode:
    'jenis kelas, program kelas, sistem kuliah, bentuk pendidikan, kelas reguler, kelas karyawan, metode belajar, sistem belajar, moda belajar',
  train:
    'kereta, nama kereta, nomor kereta, kereta api, no kereta, nama ka, nomor ka, nama kereta api, nama dan nomor kereta',
  coach: 'gerbong, nomor gerbong, no gerbong, kereta dan nomor gerbong',
  platform: 'peron, jalur, nomor peron, jalur keberangkatan',
  travelClass:
    'kelas kereta, kelas kabin, kelas penerbangan, kelas layanan, kelas perjalanan, subkelas, kelas penumpang, kelas kursi, sub kelas',
  checkIn: 'tanggal check in, tanggal masuk hotel, lapor masuk, tgl check in, waktu check in, jam check in',
  checkOut: 'tanggal check out, lapor keluar, tanggal keluar, tgl check out, waktu check out, jam check out',
  nights: 'malam, jumlah malam, lama menginap, durasi menginap, lama inap',
  luggage: 'bagasi, koper, bagasi tercatat, bagasi kabin, barang bawaan, kuota bagasi',
  venue:
    'tempat acara, lokasi acara, tempat pelaksanaan, lokasi pelaksanaan, tempat, bertempat di, gedung, titik kumpul, tempat ujian, lokasi ujian, tempat pertemuan, tempat kegiatan, lokasi kegiatan, ruang ujian',
  organiser: 'penyelenggara, panitia, diselenggarakan oleh, nama penyelenggara, lembaga penyelenggara',
  training: 'pelatihan, latihan, kelas yang dipesan, sesi, sesi latihan, diklat, bimbingan, kelas berikutnya',
  borrowed:
    'dipinjam, sedang dipinjam, buku dipinjam, jumlah pinjaman buku, buku yang dipinjam, jumlah dipinjam, pinjaman buku, koleksi dipinjam, pinjaman aktif, jumlah buku dipinjam',
  reserved: 'dipesan, buku dipesan, reservasi buku, antrean, antrian, pemesanan buku, koleksi dipesan',
};
