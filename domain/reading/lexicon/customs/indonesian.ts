/** How single kinds of papers and pages call what all of them speak of, in Indonesian. */
export const indonesianCustoms = `
holder: nama pemilik, nama pada kartu, pemilik nomor, pemegang izin, pemilik tabungan, pemegang paspor, nama pemilik rekening, nama di kartu
owner: nama pemilik, pemegang hak, pemilik hewan, pemilik tanah, pemilik barang, pemilik unit, pemilik usaha, yang punya
beneficiary: yang ditunjuk, penerima manfaat asuransi, penerima santunan, penerima uang pertanggungan, penerima faedah, nama penerima manfaat
patient: no rekam medis, rekam medis
driver: pengantar, kurir, sopir bus
child: anak kandung, nama bayi, balita, nama siswa anak, bayi, anak ke, nama murid
borrower: penerima pinjaman, pihak peminjam
doctor: dokter penanggung jawab, dpjp, perawat, bidan, dokter perujuk, vaksinator, dokter hewan, dokter yang merawat, dokter umum, dokter gigi, dokter penulis resep, penolong kelahiran
employer: badan usaha, pelaku usaha, nama badan usaha, nama pelaku usaha, pemotong pajak, pemberi penghasilan, kerja di mana, nama kantor, satuan kerja, instansi asal, nama perusahaan pemberi kerja, tempat tugas
registration: stnk, bpkb, akta kelahiran, nib, nomor induk berusaha, surat tanda nomor kendaraan, surat tanda nomor kendaraan bermotor, terdaftar, tanda daftar perusahaan, pencatatan
loan: fasilitas kredit
course: nama pelatihan, mata pelajaran, nama mata kuliah, kompetensi keahlian, judul pelatihan, materi, mapel, nama mapel, konsentrasi, peminatan, nama prodi, matkul, kelas kursus, program keahlian, program pelatihan, skema sertifikasi, program diklat
appointment: tanggal kontrol, tanggal periksa, jadwal kontrol, kontrol ulang, tanggal kunjungan, jadwal pemeriksaan, kontrol kembali, jadwal kunjungan, kontrol, kunjungan berikutnya, jadwal periksa, jadwal dokter, tanggal temu, rencana kontrol, tanggal kunjungan ulang, jadwal pemasangan, jadwal wawancara, jadwal imunisasi berikutnya, jadwal konsultasi
event: kegiatan, pameran, nama event, pertandingan, lomba, film acara, pentas, festival, judul acara, nama pertandingan, turnamen
number: no rm, no rekam medis, nomor rekam medis, nomor kartu keluarga, nomor identitas pelanggan, nomor cif, nomor register, nomor registrasi, nomor urut, nomor antrian, nomor antrean, nomor induk siswa, nisn, nomor induk pegawai, nomor kontrol, no seri, nomor reg, no reg, nomor induk berusaha, nib, nop, nomor objek pajak, nomor blanko, nuptk
taxNumber: nomor pajak, npwpd, nitku, nomor npwp pemotong, npwp perusahaan, npwp pemotong, nomor pokok wajib pajak daerah, nppkp
nationalId: nomor kependudukan, nomor identitas, no identitas, nomor paspor, nomor kitas, nomor kk nik, nomor jaminan, nomor bpjs, no bpjs, nomor kartu bpjs, no kartu bpjs, nomor jkn, nomor kartu jkn, kpj, nomor kpj, no paspor, nomor identitas kependudukan, kitas, kitap, no nik
seat: nomor tempat duduk, jumlah tempat duduk, nomor bangku, bangku, posisi kursi, baris, duduk di mana
status: status perkawinan, status kawin, status kepesertaan, status pembayaran, status kepemilikan, status paket, status polis, status keanggotaan, status akun, status pinjaman, status permohonan, status berkas, status berlaku, status akademik, posisi paket, progres, aktif atau tidak, status saat ini, status nikah, status pernikahan, sudah menikah, perkembangan, sampai mana, status wajib pajak, status pemesanan, status buku, status badan hukum, kondisi buku
university: nama perguruan tinggi, nama universitas, sekolah dasar, paud, smp, nama lembaga, lembaga pelatihan, lembaga pendidikan, satuan pendidikan, nama kampus, tempat kursus, sekolah mengemudi, nama tk, pondok pesantren, kuliah di mana, asal perguruan tinggi, madrasah
hospital: fasilitas kesehatan, faskes, fasyankes, balai kesehatan, nama rumah sakit, faskes tingkat pertama, fktp, rumah sakit tujuan, tempat vaksinasi, tempat periksa, klinik hewan, posyandu, balai pengobatan, rs rujukan
department: poli tujuan, poliklinik, seksi, bidang, poli, unit layanan, bagian kerja, satker, nama poli, direktorat
address: alamat sesuai ktp, kedudukan, tinggal di, tinggal di mana, alamat ktp, alamat sekarang, alamat lama, alamat baru, alamat tempat usaha, alamat asal, alamat pelanggan, alamat pengirim, alamat tujuan, alamat objek pajak, alamat properti, letak objek pajak, lokasi kerja, tempat kerja alamat, alamat usaha saat ini, alamat korespondensi surat, lokasi pemasangan, alamat persil, lokasi usaha, tempat domisili, alamat tempat tinggal, alamat pasien, lokasi objek
city: desa, kelurahan, provinsi, tempat terbit, diterbitkan di, dikeluarkan di, kab kota, kabupaten kota, prov, kel desa, rt rw, kota kabupaten
origin: stasiun naik, naik di, stasiun berangkat, stasiun keberangkatan, bandara keberangkatan, pelabuhan asal, dari stasiun, titik keberangkatan, dari mana, berangkat dari, titik berangkat, terminal asal, asal barang, pelabuhan muat, negara asal, halte naik, pelabuhan keberangkatan, kantor asal, lokasi asal
destination: stasiun turun, turun di, stasiun tiba, stasiun kedatangan, bandara kedatangan, pelabuhan tujuan, turun di stasiun, ke mana, terminal tujuan, pelabuhan bongkar, negara tujuan, halte turun, titik turun, menuju, kantor tujuan, stasiun akhir, bandara tiba
phone: no hp aktif, no wa, whatsapp, nomor kontak, telp, telepon rumah, no telepon rumah, no kontak, kontak telepon, nomor wa, nomor layanan, layanan pelanggan, call center, msisdn, no handphone, nomor handphone, fax, nomor seluler, telepon penerima, nomor telpon, no telpon, telpon
method: metode bayar, jenis pembayaran, cara membayar, jalur pembayaran, cara kirim, metode pengiriman, bayar pakai apa, bayar dengan, jenis bayar, media pembayaran, bayar lewat, metode pengambilan, cara pengambilan, cara pembayaran premi, sistem pembayaran, dibayar dengan, metode transaksi, cara setor
frequency: seberapa sering, seberapa sering bayar, cara bayar premi, periode pembayaran, frekuensi bayar, per berapa bulan, setiap berapa, berapa kali, pembayaran setiap, frekuensi premi, periode bayar, siklus, seberapa kerap
date: kapan, tanggal kejadian, tanggal periksa, hari dan tanggal, tgl kejadian, tanggal pelaksanaan, tanggal acara, tanggal ujian, tanggal pelanggaran, tanggal kunjungan, tanggal pakai, tanggal kegiatan, tanggal vaksinasi, tanggal main, tanggal pelayanan, tanggal tindakan, hari apa, tanggal berapa
start: berlaku dari tanggal, tanggal diterima, tanggal mulai berlaku, tanggal berlaku, tanggal pencairan, tanggal aktif, terhitung mulai, tanggal masuk kerja, tanggal mulai bekerja, tanggal aktivasi, sejak, sejak kapan, mulai kapan, dari kapan, tanggal rawat inap, tanggal masuk rs, jam mulai, waktu mulai, mulai berlaku tanggal, tanggal pasang, tanggal pemasangan, tanggal pengangkatan, tanggal pinjam, dipinjam tanggal, tgl pinjam, awal kontrak, awal sewa, awal pertanggungan, periode awal, tgl mulai, mulai tgl, awal masa, tanggal mulai garansi, tanggal kedatangan di alamat, tanggal penempatan, awal berlaku, mulai masuk, jam masuk, tanggal masuk sekolah
until: berlaku sampai dengan, sampai dengan, masa berlaku sampai, tanggal keluar, tanggal berhenti, tanggal habis, berlaku s d tanggal, berakhirnya, masa berlaku hingga, exp date obat, aktif s d, jatuh tempo pajak, sampai kapan, berlaku sampai tanggal, berlaku hingga tanggal, tanggal habis masa berlaku, masa berlaku s d, masa laku, tanggal keluar rs, tanggal pulang, jam selesai, waktu selesai, akhir kontrak, akhir pertanggungan, akhir periode, akhir masa berlaku, tgl akhir, tgl berakhir, tgl selesai, s d tanggal, garansi sampai, masa berlaku sim, masa berlaku stnk, masa berlaku paspor, habis kontrak, tgl kadaluarsa, kedaluwarsa pada, poin kedaluwarsa, tanggal kadaluwarsa, kadaluwarsa, tanggal penutupan, batas waktu, akhir langganan, tanggal resign, tanggal berakhirnya, masa aktif sampai, masa aktif kartu, masa tinggal sampai, izin tinggal sampai
issued: tanggal resep, tgl terbit, tgl cetak, tanggal hasil, waktu hasil, tanggal keputusan, tanggal penetapan, tanggal nota, tanggal kwitansi, tanggal invoice, tanggal dokumen, tanggal sertifikat, ditetapkan, ditetapkan di tanggal, tanggal pengesahan, tanggal sk, tanggal persetujuan, tanggal laporan, dilaporkan, tgl surat, tgl hasil, tanggal selesai pemeriksaan, tanggal penawaran, diterbitkan tgl, dikeluarkan pada, tgl dikeluarkan, tanggal pencetakan, tanggal nota dinas, tanggal ketetapan, tgl faktur, tgl tagihan, tanggal dibuat surat, tgl sk, waktu cetak, tanggal putusan, tanggal pembukuan sertipikat
created: tanggal pesanan, tanggal pemesanan, tanggal daftar, waktu pemesanan, waktu transaksi, tanggal pendaftaran, tgl transaksi, tanggal buka rekening, tanggal masuk berkas, tgl bayar, waktu pembayaran, tanggal pembayaran, tanggal lapor, tgl pesan, tgl pemesanan, tgl daftar, tgl bayar tagihan, dipesan pada, tgl beli, tanggal beli, waktu beli, tanggal donasi, tgl pengajuan, tanggal permohonan, tgl permohonan, tanggal pelaporan, tanggal terima, tgl terima, diterima tanggal, tanggal masuk laporan, tanggal penerimaan, tanggal buka, tgl buka rekening, waktu pesan, tanggal setor, tanggal booking, tgl booking, tanggal order, tgl order, waktu order, tanggal pembukaan rekening, dibayar pada, dibayar tanggal, beli kapan, pesan kapan
updated: perubahan, pembaruan, terakhir kali diubah, pemutakhiran, tanggal update, terakhir update, update terakhir, diperbarui pada, pembaruan terakhir, data per tanggal, tanggal mutasi data
time: jam praktek, jam berapa, pukul berapa, jam tayang, jam pelaksanaan, jam buka, jam operasional, jam praktik, jam main, jam ujian, jam naik, waktu pelaksanaan, jam pelayanan
duration: masa tenggang, tenor, lama pinjaman, lama sewa, masa garansi, lama studi, lama tinggal, masa percobaan, jangka waktu kredit, berapa lama, masa pembayaran premi, masa asuransi, berapa tahun, berapa bulan, berapa hari, lama kerja, lama parkir, lama rawat, lama menginap hari, lama pelatihan, lama kontrak kerja, jumlah bulan, jumlah hari, masa jabatan, lama perjalanan, waktu tempuh, lama perawatan, masa perlindungan, sisa tenor, lama keanggotaan, masa kepesertaan, jangka waktu pinjaman, jangka waktu sewa, jangka waktu deposito
capital: modal, modal dasar, modal disetor, penanaman modal, modal ditempatkan, modal awal
fee: biaya admin, biaya administrasi, admin bank, ongkir, ongkos kirim, biaya kirim, biaya pengiriman, spp, uang kuliah, ukt, uang sekolah, retribusi, uang pangkal, ongkos, biaya penanganan, biaya parkir, biaya pendaftaran, uang pendaftaran, biaya sekolah, biaya kuliah, biaya beban, abonemen, biaya abonemen, biaya pemeliharaan, ipl, iuran pengelolaan lingkungan, biaya keamanan, biaya kebersihan, iuran sampah, biaya materai, biaya rumah sakit, biaya rawat, biaya dokter, biaya obat, tarif layanan, tarif parkir, biaya transfer, biaya transaksi, biaya broker, biaya notaris, biaya provisi, biaya pemasangan, biaya perbaikan, biaya service, ongkos kerja, biaya pelatihan, uang gedung, uang komite, infak, sumbangan, iuran kematian, biaya cetak, biaya penggantian, pnbp, bbnkb
price: rp tag pln, tag pln, tagihan pln, tagihan pokok, harga satuan, harga beli, harga jual, tarif per kwh
pay: gaji dasar
tax: ppj, pajak penerangan jalan, pbb, pph, bea meterai, meterai, materai, pajak terutang, pph terutang, pkb, pkb pokok, pajak kendaraan bermotor, pokok pkb, bea masuk, pajak bumi dan bangunan, pajak penghasilan, bea perolehan, bphtb, pajak pertambahan nilai, pajak hotel, pajak restoran, pbjt, pajak daerah, opsen, opsen pkb, pph pasal 21, jumlah pajak, pajak yang harus dibayar, pbb terutang, pajak impor, cukai, pajak hiburan, besar pajak
limit: plafon, maksimal pinjam, maksimal buku, batas peminjaman, maksimum pinjaman, jumlah maksimal pinjam, limit transaksi, limit kartu, batas transfer, limit penarikan, batas pemakaian, plafond
coverage: manfaat, santunan, batas tanggung jawab, limit pertanggungan, jaminan polis, jenis pertanggungan, harga pertanggungan, manfaat pertanggungan, jumlah klaim dibayar, jumlah pertanggungan, tanggung jawab hukum, cakupan, luas jaminan, uang santunan
refund: dana kembali, uang kembali, nilai tunai, nilai penyerahan, restitusi, pengembalian uang, jumlah pengembalian, dana dikembalikan, uang dikembalikan, nilai refund, jumlah refund, restitusi pajak, nilai tebus
usage: pemakaian air, kwh terpakai, pemakaian kuota, kuota terpakai, jumlah pemakaian air, jumlah kwh, pemakaian bulan ini, terpakai, pakai berapa
area: luas, luas bangunan, luas bumi, luas unit, luas ruangan, luas lantai, ukuran tanah, luas persil
reading: stand lalu, meter awal, meter akhir, pencatatan meter, tanggal catat meter, angka stand, angka meteran, posisi meter, stand meter bulan ini, stand bulan lalu, stand bulan ini, tanggal baca meter, baca meter, tanggal pencatatan, catat meter, stand kwh
quantity: jumlah penumpang, jumlah tamu, jumlah barang, jumlah orang, jumlah lembar, jumlah anggota keluarga, berapa, berapa orang, jumlah penumpang orang, jumlah pesanan, jumlah tiket, jumlah buku, jumlah peserta, jumlah kartu, jumlah penghuni, dewasa, qty, jumlah koli, koli, jumlah halaman, jumlah eksemplar, jumlah obat, jumlah cetak, kapasitas penumpang, jumlah anak, jumlah tanggungan, jumlah hadir, kehadiran, jumlah tamu dewasa, jumlah saham lot
grade: ipk kumulatif, rata rata, indeks prestasi kumulatif, skor, nilai rapor, nilai ujian, ipk terakhir, indeks prestasi semester, nilai huruf, rerata, skor akhir, nilai akhir rapor, jumlah nilai, peringkat, yudisium, dapat nilai berapa
due: tanggal pengembalian, tanggal kembali, batas waktu, tenggat, batas akhir, batas pengambilan, paling lambat, tgl jatuh tempo, batas waktu pembayaran, harus kembali, tanggal harus kembali, batas pengembalian, bayar paling lambat, batas bayar, kapan jatuh tempo, kapan harus bayar, tanggal jatuh tempo pembayaran, paling lambat dibayar, tgl kembali, kembali tanggal, jatuh tempo pembayaran, batas waktu pelaporan, batas lapor, tanggal debet, tanggal autodebet, tanggal potong, harus dibayar sebelum, bayar kapan, kapan bayar, batas setor, tanggal pelunasan, jatuh tempo angsuran, harus dikembalikan, dikembalikan sebelum, batas pendaftaran, tanggal angsuran
overdue: masa tenggang, menunggak, telat, lewat jatuh tempo, lewat waktu, telah jatuh tempo, melewati batas, hari keterlambatan
first: pertama kali
shipping: ongkir, ongkos kirim, biaya kirim, biaya pengiriman
policyholder: nama pemegang polis, pengambil asuransi, yang mengasuransikan, pembayar premi
passenger: nama penumpang, yang naik
guest: tamu utama, pendamping, nama tamu, tamu yang menginap
insurer: nama asuransi, nama perusahaan asuransi, penanggung asuransi, badan penyelenggara, pihak asuransi
policy: ikhtisar polis, sertifikat asuransi, asuransi kendaraan, asuransi jiwa, asuransi kesehatan, produk asuransi
card: kartu anggota, kartu perpustakaan, kartu kredit, kartu debit, kartu atm, kartu member, kartu pelajar, kartu identitas, kartu mahasiswa
ticket: tiket masuk, karcis, e tiket, tiket elektronik, tanda masuk
meter: meter listrik, meter air, kwh meter, id meter
exam: ujian akhir, jenis ujian, mata ujian, tes, nama ujian, seleksi, ujian sim
service: jenis layanan pos, layanan pengiriman, nama layanan, pekerjaan servis, jenis servis, jenis perbaikan, nama jasa
payment: mutasi, mutasi debet, mutasi kredit, bayar, transaksi, penyetoran, debet otomatis, autodebet, penarikan, pelunasan
claim: kejadian, kecelakaan, pengajuan klaim, klaim asuransi, kerugian klaim, musibah, tanggal kecelakaan
vaccination: tanggal vaksin, tgl vaksin, tgl imunisasi, tanggal imunisasi, suntik, jadwal imunisasi, divaksin pada, tanggal pemberian, penyuntikan
enrolment: masuk kuliah, tahun masuk, penerimaan, registrasi ulang, daftar ulang, jalur masuk kuliah, diterima di
plate: nomor kendaraan, no kendaraan, no plat, plat kendaraan, nomor registrasi kendaraan, nrkb, no pol, plat mobil, nomor plat
chassis: nomor sasis, sasis, no sasis, no rangka nik vin, nomor vin, nomor kerangka
room: tipe kamar, nomor ruang, ruang rawat, ruang kelas, ruang, bangsal, ruang perawatan, tempat tidur, kelas kamar
gate: pintu masuk, gerbang keberangkatan, pintu keberangkatan, gerbang masuk
plan: paket internet, paket data, paket aktif, nama paket, golongan tarif, tarif daya, nama produk asuransi, program asuransi, paket member, paket berlangganan, jenis paket, pilihan paket, plan asuransi, jenis langganan, paket apa, daya tarif
level: kelas perawatan, kelas rawat, hak kelas, tingkat keanggotaan, kelas anggota, peringkat anggota, status member, level member, tier member, golongan tarif, tingkat loyalitas
licenceClass: golongan sim yang dimiliki, sim golongan, kelas sim
degree: pendidikan terakhir, pendidikan, tingkat pendidikan, gelar akademik, jenjang studi, kualifikasi, sertifikasi
country: negara penerbit, negara asal, negara tujuan, negara pembuat, warga negara mana
nationality: warga negara, kebangsaan pemegang, wni wna
email: email terdaftar, pos elektronik, posel, alamat pos elektronik
username: nama akun, id pengguna, nama panggilan, panggilan
gender: laki laki perempuan, kelamin
language: bahasa pengantar, bahasa tampilan, teks terjemahan
joined: tanggal menjadi anggota, tgl bergabung, jadi anggota sejak, tanggal keanggotaan, terdaftar pada, tanggal terdaftar, peserta sejak, tgl daftar anggota
renewal: perpanjangan otomatis pada, diperpanjang otomatis, tanggal perpanjangan berikutnya, perpanjang, perpanjangan masa berlaku, tagihan selanjutnya
cancelledOn: tanggal batal, tanggal tutup rekening, dibatalkan tanggal, tanggal pencabutan, tanggal penghentian
lastVisit: kunjungan sebelumnya, terakhir berkunjung, terakhir datang, terakhir aktif, terakhir transaksi
birth: tgl lahir pasien, kelahiran, lahir tanggal, tahun lahir, hari lahir
departure: jam berangkat, waktu berangkat, tgl berangkat, tanggal berangkat, tanggal keberangkatan, waktu keberangkatan, jam keberangkatan, tanggal perjalanan, tgl perjalanan, jam keluar, waktu keluar
arrival: jam tiba, waktu tiba, tanggal tiba, tgl tiba, tanggal kedatangan, jam kedatangan, diterima pada, tanggal diterima paket, waktu terima, paket diterima, sampai di tujuan, terkirim, terkirim pada
graduation: tahun lulus, lulus tahun, lulus, tgl lulus, tanggal kelulusan, tanggal wisuda, tanggal yudisium, tanggal ijazah, lulus kapan, selesai pelatihan, tanggal selesai studi
total: jumlah yang dibayar total, total biaya, total harga, total belanja, total pesanan, total transaksi, total rupiah, jumlah yang harus disetor, jumlah bayar tagihan, tagihan bulan ini, nilai tagihan, nominal tagihan, besar tagihan, jumlah ditagih, grand total, total pajak, jumlah biaya, harus dibayar, yang harus dibayarkan, total ketetapan, jumlah ketetapan, bayar berapa, total iuran, total rawat, total semua, total harga tiket, seluruhnya, total keseluruhan, tagihan total, pbb yang harus dibayar
premium: swdkllj, sumbangan wajib, premi tahunan, premi bulanan, besar premi, premi dasar, total premi, premi dibayar
income: laba, keuntungan, untung rugi, dividen, hasil investasi, keuntungan investasi, penghasilan per bulan, penghasilan orang tua, laba rugi, jumlah penghasilan, penghasilan setahun, imbalan
discount: diskon member, potongan harga, voucher, kupon, kode promo, jumlah diskon, promo, hemat, keringanan
deposit: mutasi kredit, dana masuk, panjar, uang deposit, uang titipan, uang tanda jadi, uang jaminan langganan, ujl, simpanan pokok
deductible: own risk, resiko sendiri per kejadian
fine: sanksi, denda pajak, denda tilang, denda buku, jumlah denda, uang denda, besar denda
interest: bunga per tahun, tingkat bunga, suku bunga per tahun, bunga efektif, bagi hasil, nisbah, bunga deposito, bunga pinjaman, imbal hasil, persen bunga
percent: tarif pajak, persentase potongan, rasio
points: sisa poin, saldo poin, jumlah poin, poin terkumpul, poin loyalitas, saldo miles, total poin, poin aktif, poin akan kedaluwarsa, bintang, koin
data: sisa kuota, kuota data, kuota tersisa, sisa data, internet utama, kuota utama
credits: jumlah sks, sks diambil, total sks, sks lulus, beban sks
pending: tertahan, ditahan, diblokir, dibekukan, diproses, sedang diproses, menunggu, menunggu pembayaran, dalam proses, belum ditagih, belum diproses
available: tersisa, sisa kuota, sisa limit, sisa plafon, dapat digunakan, bisa dipakai, dapat ditarik, dapat dipinjam, sisa saldo kuota, masih ada
current: bulan ini, periode ini, kini, aktif saat ini, sekarang ini, yang dipakai, tahun ini, hari ini
next: bulan depan, periode depan, tahun depan
last: bulan lalu, periode lalu, tahun lalu, lalu, kemarin, yang lalu
former: dulu, sebelum pindah, terdahulu, asal pindah
upcoming: akan datang, yang akan datang, rencana
gross: jumlah pendapatan, total pendapatan, total penghasilan, total penerimaan, penghasilan bruto, jumlah penerimaan, penerimaan kotor, jumlah bruto
minimum: paling sedikit, setidaknya
maximum: paling banyak, terbanyak, tertinggi
emergency: nomor darurat, keadaan darurat, yang bisa dihubungi
currency: valuta, jenis mata uang, jenis valuta, valas
document: surat tanda nomor kendaraan bermotor, surat tanda nomor kendaraan, stnk, berkas, arsip
shop: tempat beli, beli di mana, nama merchant, toko pembelian, nama gerai, outlet, dealer, tempat pembelian
zone: area parkir, tribun
power: batas daya, tenaga mesin, daya tersambung, daya terpasang, tenaga maksimum
mailing: alamat surat, kirim surat ke, alamat surat menyurat
name: nama alias, nama hewan, nama anjing, nama usaha dagang, nama dalam bahasa inggris, nama depan dan belakang, nama orang, nama wajib pajak, nama nasabah, namanya siapa
person: wajib retribusi, pelapor, yang terlibat, subjek pajak, pendaftar, penerima bantuan, penyetor, yang diperiksa, calon siswa, pelanggar, terlapor, almarhum, yang divaksin, penonton, siapa
student: peserta didik, nama mahasiswa, nama siswa, penerima beasiswa, peserta pelatihan, calon mahasiswa, santri
employee: tenaga kerja, pegawai tetap, nama pekerja, guru dan karyawan
customer: nama pelanggan, pemberi tugas, yang memesan, pengguna jasa, nama pembeli, nama pemesan, penanggung biaya, pemakai, nomor cif
provider: merchant, nama penjual, pengelola, pengelola gedung, kontraktor, operator seluler, pelaksana, pihak pertama, penjual barang, penyedia jasa
manager: kepala bagian, kepala toko, penanggung jawab toko, pimpinan cabang, atasan langsung, ketua rt, pemimpin, manajer toko
position: jenis pekerjaan, jenis pekerjaan utama, pekerjaan utama, bidang pekerjaan, tugas, pangkat, golongan ruang, jabatan terakhir, jabatan saat ini, kerja sebagai, peran, pekerjaan apa
type: jenis keanggotaan, macam, jenis kendaraan, jenis rekening, jenis kamar, jenis asuransi, jenis kontrak, kategori pelanggan, jenis pelanggan, golongan pelanggan, segmen, jenis kepesertaan, jenis permohonan, jenis dokumen, jenis surat, jenis izin, bentuk perusahaan, jenis badan usaha, jenis simpanan, kelas tiket, kategori tiket, jenis tiket, jenis transaksi, jenis pelayanan, jenis layanan, prabayar atau pascabayar, jenis apa, klasifikasi, jenis klaim, status rumah, jenis visa, status penanaman modal
group: rombel, kelas siswa, regu, rombongan belajar, nama kelas, gugus
birthplace: lahir di, kota lahir, kota kelahiran, tempat kelahiran, lahir di mana
reference: nomor berkas, nomor bukti, no bukti, no transaksi, kode bayar, kode billing, id billing, ntpn, ntb, nomor permohonan, no permohonan, nomor perkara, nomor laporan, nomor pengaduan, kode transaksi, nomor arsip, no dokumen, nomor pengajuan, nomor order berkas, nomor panggil, nomor kontrak surat, id transaksi, nomor tiket pengaduan, kode pembayaran, no ref
paid: sudah dibayar, telah dibayarkan, jumlah dibayar, dibayarkan, nominal bayar, yang sudah dibayar, jumlah pembayaran, jumlah setor, disetor, sudah disetor, total dibayar, jumlah uang diterima, tunai dibayar, jumlah transfer, nominal transfer, sudah bayar berapa
outstanding: sisa hutang, sisa utang, sisa cicilan, sisa angsuran, kurang bayar, belum lunas, jumlah tunggakan, tagihan tertunggak, masih harus dibayar, kekurangan, sisa pembayaran, sisa bayar, piutang, sisa kredit, hutang pokok, tagihan lama, masih utang
money: berapa rupiah, sebesar, uang, besaran, rupiah, nilai transaksi, besarnya, uang sejumlah, jumlah donasi, nominal donasi, besar bantuan, nilai beasiswa, uang masuk, uang keluar
net: penerimaan bersih, gaji diterima, gaji yang diterima, jumlah diterima bersih, jumlah bersih, diterima bersih, total diterima, penghasilan bersih, sebelum ppn, sebelum pajak, dibawa pulang
product: judul, judul buku, judul koleksi, judul film, nama barang, nama produk, deskripsi produk, barang yang dibeli, jenis barang, nama menu, item pesanan, nama alat, beli apa
property: alamat sewa, rumah yang disewa, objek pajak, nama perumahan, perumahan, nama apartemen, nama gedung, bangunan, objek pertanggungan, objek perjanjian, agunan, ruko, hunian, tempat parkir, lokasi parkir, kost, jenis bangunan
vehicle: kendaraan bermotor, sepeda motor, jenis kendaraan bermotor, mobil yang diasuransikan, kendaraan yang dipertanggungkan
period: periode pajak, masa pajak, tahun pajak, bulan rekening, periode rekening, rekening bulan, periode gaji, bulan gaji, tahun buku, periode langganan, periode sewa, masa asuransi polis, periode pemakaian, bulan pemakaian, tahun anggaran, periode laporan, masa studi, periode berlaku, bulan tahun, bln thn, blth, periode kerja, masa pinjam, tahun takwim, periode pembayaran iuran
insured: nama peserta bpjs, pihak yang dipertanggungkan, yang diasuransikan, nama tertanggung utama, peserta jkn
balance: saldo efektif, saldo tersedia, saldo tabungan, sisa uang, saldo poin uang, saldo kas, total saldo, saldo e-wallet, saldo dompet
holdings: nilai portofolio, jumlah unit, unit penyertaan, saham dimiliki, jumlah lot, kode saham, nilai pasar saham, total aset, nilai aset, efek, nama saham
`;
